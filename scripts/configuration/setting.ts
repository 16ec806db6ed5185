/** How the documents describe one environment variable. */
export interface Setting {
  /** What it decides, in Markdown on one line. */
  readonly says: string
  /** A value for `.env.example` where no default would show the form. */
  readonly example?: string
  /** What holds without it, where that is no fixed text of the schema. */
  readonly otherwise?: string
}
