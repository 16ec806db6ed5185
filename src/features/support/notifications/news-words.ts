/** What a notification says, and how it looks. */
export type NewsWords = { title: string; text?: string; icon: string; tone: 'leaf' | 'scarlet' | 'sky' }
