const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })

/** The calendar day in America/Sao_Paulo, `YYYY-MM-DD`: what "today" means everywhere in the product (readings, section 2). */
export function brazilDay(at: Date): string {
  return calendar.format(at)
}
