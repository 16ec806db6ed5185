declare const __BUILD__: string

/** Which words each page says beside the lobby's and the shared ones, by its path in the tree of routes (scripts/web-build/i18n-chunks.ts). */
declare module 'virtual:page-volumes' {
  export const pageVolumes: Readonly<Record<string, readonly string[]>>
}
