/**
 * Opens the page anew: code that was lost on its way fails for ever in one document. Not before the house has answered: a browser
 * without our worker would show its own error page instead. Rejects where it does not answer.
 */
export async function reopenPage(reach: () => Promise<unknown>): Promise<void> {
  await reach()
  location.reload()
}
