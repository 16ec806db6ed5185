import { type Row, rowsOf } from '../row.ts'

const row = rowsOf(4)

/** Section 4: states and transitions. */
export const states: readonly Row[] = [
  row('A reward is claimable or claimed (is_claimed)', {
    kind: 'call',
    call: 'POST /api/rechargerebate/claim',
    reply: ['data.is_claimed'],
  }),
  row('After a claim the product reloads the activity', {
    kind: 'test',
    title:
      'every other reward is claimed in one visit: success text, the page reloaded, the balance live, the history whole',
  }),
  row('A claim shows ‘Recompensa reivindicada com sucesso!’', {
    kind: 'sentence',
    text: 'Reward claimed successfully!',
    pt: 'Recompensa reivindicada com sucesso!',
  }),
  row('Claim outcome: reward claimed', {
    kind: 'word',
    word: 'reward_claimed',
    text: 'Reward claimed successfully!',
  }),
  row('Claim outcome: not eligible', {
    kind: 'answer',
    ask: { call: 'POST /api/ftd/claim', as: 'member', send: { name: 'ftd', site: 'default' } },
    status: 422,
    expect: [{ at: 'error', is: 'not_eligible' }],
  }),
  row('Claim outcome: no eligible top-ups', {
    kind: 'answer',
    ask: { call: 'POST /api/rechargerebate/claim', as: 'member' },
    status: 422,
    expect: [{ at: 'error', is: 'no_eligible_recharge' }],
  }),
  row('Transaction records show reviewed or unreviewed', {
    kind: 'choices',
    call: 'GET /api/ordercenter/details',
    part: 'query',
    at: 'review',
    has: ['reviewed', 'unreviewed'],
  }),
  row('A withdrawal shows whether it was reviewed', {
    kind: 'call',
    call: 'POST /api/drawing',
    reply: ['data.reviewed'],
  }),
  row('A withdrawal waits for an administrator after submission', {
    kind: 'access',
    call: 'POST /api/admin/withdrawals/approve',
    access: 'administrator',
    roles: ['owner', 'reviewer'],
  }),
  row(
    'States of a withdrawal (the specification lists none)',
    {
      kind: 'choices',
      call: 'POST /api/drawing',
      part: 'reply',
      at: 'data.state',
      has: ['pending', 'approved', 'paid', 'rejected', 'failed', 'returned'],
    },
    'docs/rules/states.md#withdrawal',
  ),
  row(
    'States of a deposit (the specification lists none)',
    {
      kind: 'choices',
      call: 'POST /api/recharge/list',
      part: 'reply',
      at: 'data.state',
      has: ['pending', 'paid', 'expired', 'failed', 'refunded'],
    },
    'docs/rules/states.md#deposit',
  ),
  row('A user fetch without a session answers 401', {
    kind: 'answer',
    ask: { call: 'POST /api/auth/me', as: 'guest' },
    status: 401,
    expect: [{ at: 'error', is: 'unauthenticated' }],
  }),
  row(
    'A 401 clears the user; an expired token leaves session storage',
    {
      kind: 'test',
      title:
        'without "keep me signed in" a 401 expires the session: the token goes, the rows stay for the prompt (section 4)',
    },
    'docs/rules/states.md#session',
  ),
  row(
    'force_offline clears both storages and shows the network error',
    {
      kind: 'test',
      title:
        'force_offline clears both storages and the member’s rows and shows the network error (section 4)',
    },
    'docs/rules/states.md#session',
  ),
  row('force_offline is an answer of status 401', { kind: 'word', word: 'force_offline', status: 401 }),
  row('The login session expires with its prompt', {
    kind: 'sentence',
    text: 'Login expired, do you want to log in again',
    begins: true,
  }),
  row('Login and register modals are toggled by flags', {
    kind: 'value',
    of: 'dialogs open after login, then register',
    is: ['register'],
  }),
  row('A new service worker that takes control reloads the page', {
    kind: 'test',
    title: 'a new version offers itself and reloads the page when the member agrees',
  }),
  row('The language choice is stored on the device', {
    kind: 'value',
    of: 'language after it was stored and read again',
    is: 'en',
  }),
  row('A change of language refreshes the page', {
    kind: 'test',
    title: `choosing \${name} stores it, refreshes the page, and every page follows`,
  }),
]
