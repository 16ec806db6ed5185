import { changeKind } from './features/administrators/change-kind.ts'
import { inviteKind } from './features/administrators/invite-kind.ts'
import { resetKind } from './features/administrators/reset-kind.ts'
import type { ApprovalKind } from './features/approvals/service.ts'
import { clubKind } from './features/club/club-kind.ts'
import { catalogueKind, fixturesKind } from './features/files/import-kinds.ts'
import { termsKind } from './features/promotions/terms-kind.ts'
import { winKind } from './features/win-reviews/win-kind.ts'

/** Everything that one administrator proposes and another approves. A new one is a module of its feature and a line here. */
export const approvalKinds: readonly ApprovalKind[] = [
  changeKind,
  inviteKind,
  resetKind,
  termsKind,
  clubKind,
  catalogueKind,
  fixturesKind,
  winKind,
]
