/** Where the server's own record of a money call lies; `undefined` where there is none to look at. */
export function whereRecorded(call: string): string | undefined {
  if (call === 'recharge' || call === 'cancel-recharge') return '/rechargeRecord'
  if (call === 'drawing') return '/withdrawalRecord'
  if (call.startsWith('claim-')) return '/promotion/history'
  if (call.startsWith('round-') || call.startsWith('table-') || call === 'sports-bet') {
    return '/order-center/games'
  }
  if (call.endsWith('-account')) return '/withdrawal-card'
  return undefined
}
