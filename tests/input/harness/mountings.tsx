import type { ReactNode } from 'react'
import { DecideDialog as DecideIdentity } from '../../../backoffice/features/account/identities/decide-dialog.tsx'
import { SoleOwnerDialog } from '../../../backoffice/features/account/members/sole-owner-dialog.tsx'
import { StatusDialog } from '../../../backoffice/features/account/members/status-dialog.tsx'
import { OpenResetDialog } from '../../../backoffice/features/auth/resets/open-reset-dialog.tsx'
import { RenameDialog } from '../../../backoffice/features/auth/security/rename-dialog.tsx'
import { EnrolmentForm } from '../../../backoffice/features/auth/session/enrolment-form.tsx'
import { ProofDialog } from '../../../backoffice/features/auth/session/proof-dialog.tsx'
import { SignInForm } from '../../../backoffice/features/auth/session/sign-in-form.tsx'
import { DecideDialog as DecideAdjustment } from '../../../backoffice/features/cashier/adjustments/decide-dialog.tsx'
import { ConfirmDialog } from '../../../backoffice/features/cashier/deposits/confirm-dialog.tsx'
import { RefundDialog } from '../../../backoffice/features/cashier/deposits/refund-dialog.tsx'
import { RefuseDialog } from '../../../backoffice/features/cashier/deposits/refuse-dialog.tsx'
import { ExplainDialog } from '../../../backoffice/features/cashier/reconciliation/explain-dialog.tsx'
import { FilterSheet } from '../../../backoffice/features/cashier/withdrawals/filter-sheet.tsx'
import { StoppedDialog } from '../../../backoffice/features/cashier/withdrawals/stopped-dialog.tsx'
import { ProposeDialog } from '../../../backoffice/features/games/wins/propose-dialog.tsx'
import { DecideDialog as DecideApproval } from '../../../backoffice/features/operations/approvals/decide-dialog.tsx'
import { TermsSheet } from '../../../backoffice/features/promotions/terms-sheet.tsx'
import { RetryDialog } from '../../../backoffice/features/responsible-gambling/harm-detection/retry-dialog.tsx'
import { StepDialog } from '../../../backoffice/features/responsible-gambling/harm-detection/step-dialog.tsx'
import { BannerSheet } from '../../../backoffice/features/support/content/banner-sheet.tsx'
import { ContentSheet } from '../../../backoffice/features/support/content/content-sheet.tsx'
import { TermsVersionSheet } from '../../../backoffice/features/support/content/terms-version-sheet.tsx'
import { WithdrawTerms } from '../../../backoffice/features/support/content/withdraw-terms.tsx'
import { ProgramSheet } from '../../../backoffice/features/vip/programs/program-sheet.tsx'
import { reviewItemOf } from '../../ui/operations/backoffice-item.ts'
import type { MountedForm } from '../forms.ts'
import * as rows from './admin-rows.ts'

/* The forms of the back office that a rare state opens: each is mounted here with a row of that state. */

export interface Mounting {
  readonly form: ReactNode
  /** A person's texts, by label; each another text. */
  readonly good: Readonly<Record<string, string>>
  /** The first choice of the form, where another than the usual one opens its text field. */
  readonly choice?: string
}

const nothing = () => undefined
const ends = { onClose: nothing, onDone: nothing, onSaved: nothing, onChanged: async () => undefined }

/** A reason is the only text of most dialogs. */
const reason = (form: ReactNode, label = 'Reason'): Mounting => ({
  form,
  good: { [label]: 'a reason that is understood' },
})

// docs/rules/promotions.md: terms are versioned, each with its reason.
const version = {
  ...{ version: 1, terms: { rolls: 1, top: '10.00', rest_rate: 150 }, administrator: null, reason: 'seed' },
  effective_from: '2026-01-01T03:00:00.000Z',
  active: true,
} as const
const seasons = { Reason: 'a new season', rolls: '2' }
const promotion = { id: 'dailywheel', offered: true, current: version, versions: [] } as const
const codeLabel = 'Code that your authenticator shows now'
const signInTexts = { Password: 'uma frase', 'Authenticator code': '123456' }

export const mountings: Readonly<Record<MountedForm, Mounting>> = {
  'adjustments/decide-dialog': reason(<DecideAdjustment row={rows.adjustment} what="reject" {...ends} />),
  'approvals/decide-dialog': reason(<DecideApproval row={rows.approval} what="refuse" {...ends} />),
  'care/retry-dialog': reason(<RetryDialog row={rows.balanceReturn} {...ends} />, 'Reason, for the audit'),
  'care/step-dialog': {
    form: <StepDialog found={rows.harmCase} {...ends} />,
    good: { 'Why, or what was said; sealed': 'agreed by phone', 'At most': '1234,50' },
    choice: 'limit',
  },
  'club/club-sheet': {
    form: <ProgramSheet program={{ id: 'vip', current: version, versions: [] }} {...ends} />,
    good: seasons,
  },
  'promotions/terms-sheet': {
    form: <TermsSheet promotion={{ ...promotion, versions: [] }} {...ends} />,
    good: seasons,
  },
  'content/banner-sheet': {
    form: <BannerSheet row={undefined} {...ends} />,
    good: { Title: 'Carnaval', Text: 'Só hoje', 'Leads to': '/promotion/activity' },
  },
  'content/content-sheet': {
    form: <ContentSheet kind="contact" row={undefined} {...ends} />,
    good: { Name: 'Telegram', Text: 'Fale conosco', Address: 'https://t.me/arara', 'Short name': 'a-b' },
  },
  'content/terms-version-sheet': {
    form: <TermsVersionSheet row={undefined} newest={undefined} {...ends} />,
    good: {
      ...{ Title: 'Termos de uso', 'What changes': 'Os limites' },
      'The whole text': 'Tudo o que vale',
    },
  },
  'content/withdraw-terms': reason(<WithdrawTerms version={2} {...ends} />),
  'deposits/confirm-dialog': {
    form: <ConfirmDialog item={rows.deposit} {...ends} />,
    good: {
      'Amount that came': '1234,50',
      "The bank's reference of that line": 'TED-1234',
      'CPF of the payer': '529.982.247-25',
    },
  },
  'deposits/refund-dialog': reason(<RefundDialog payment={rows.payment} {...ends} />),
  'deposits/refuse-dialog': {
    ...reason(<RefuseDialog item={rows.deposit} {...ends} />, 'Message to the member (may stay empty)'),
    choice: 'other',
  },
  'identities/decide-dialog': reason(<DecideIdentity row={rows.identity} approve={false} {...ends} />),
  'members/sole-owner-dialog': {
    form: <SoleOwnerDialog member={rows.member} {...ends} />,
    good: { CNPJ: '11.222.333/0001-81', 'Which document, seen where': 'the CCMEI, by e-mail' },
  },
  'members/status-dialog': reason(<StatusDialog member={rows.member} {...ends} />, 'Reason, for the audit'),
  'reconciliation/explain-dialog': reason(
    <ExplainDialog difference={rows.difference} {...ends} />,
    'Explanation',
  ),
  'resets/open-reset-dialog': reason(
    <OpenResetDialog member={rows.member} {...ends} />,
    'How the person was recognised',
  ),
  'security/rename-dialog': {
    form: <RenameDialog row={rows.passkey} {...ends} />,
    good: { Name: 'My phone' },
  },
  'session/enrolment-form': {
    form: <EnrolmentForm token="a-token-that-is-long-enough" enrolment={rows.enrolment} />,
    good: {
      'New password': 'senha boa de verdade',
      'New password again': 'senha boa de verdade',
      [codeLabel]: '123456',
    },
  },
  'session/proof-dialog': { form: <ProofDialog />, good: signInTexts },
  'session/sign-in-form': {
    form: <SignInForm knownEmail="" />,
    good: { 'E-mail': 'rita@example.com', ...signInTexts },
  },
  'wins/propose-dialog': reason(<ProposeDialog row={rows.win} what="refuse" {...ends} />),
  'withdrawals/filter-sheet': {
    form: <FilterSheet state="pending" filters={{}} onClose={nothing} />,
    good: { 'Member: name begins with, or the whole id': 'ana', 'From R$': '10', 'Up to R$': '1234,50' },
  },
  'withdrawals/stopped-dialog': reason(<StoppedDialog item={reviewItemOf()} what="cancel" {...ends} />),
}
