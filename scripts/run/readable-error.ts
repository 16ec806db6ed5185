/** A failure that the operator can mend: its message is printed without a stack. */
export class ReadableError extends Error {}
