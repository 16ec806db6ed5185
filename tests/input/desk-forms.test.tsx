// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { beforeEach, test } from 'vitest'
import { DeskContext } from '../../backoffice/desk/desk.ts'
import { DecideDialog as DecideIdentity } from '../../backoffice/features/account/identities/decide-dialog.tsx'
import { SoleOwnerDialog } from '../../backoffice/features/account/members/sole-owner-dialog.tsx'
import { StatusDialog } from '../../backoffice/features/account/members/status-dialog.tsx'
import { OpenResetDialog } from '../../backoffice/features/auth/resets/open-reset-dialog.tsx'
import { RenameDialog } from '../../backoffice/features/auth/security/rename-dialog.tsx'
import { EnrolmentForm } from '../../backoffice/features/auth/session/enrolment-form.tsx'
import { ProofDialog } from '../../backoffice/features/auth/session/proof-dialog.tsx'
import { SignInForm } from '../../backoffice/features/auth/session/sign-in-form.tsx'
import { DecideDialog as DecideAdjustment } from '../../backoffice/features/cashier/adjustments/decide-dialog.tsx'
import { ConfirmDialog } from '../../backoffice/features/cashier/deposits/confirm-dialog.tsx'
import { RefundDialog } from '../../backoffice/features/cashier/deposits/refund-dialog.tsx'
import { RefuseDialog } from '../../backoffice/features/cashier/deposits/refuse-dialog.tsx'
import { ExplainDialog } from '../../backoffice/features/cashier/reconciliation/explain-dialog.tsx'
import { FilterSheet } from '../../backoffice/features/cashier/withdrawals/filter-sheet.tsx'
import { StoppedDialog } from '../../backoffice/features/cashier/withdrawals/stopped-dialog.tsx'
import { ProposeDialog } from '../../backoffice/features/games/wins/propose-dialog.tsx'
import { DecideDialog as DecideApproval } from '../../backoffice/features/operations/approvals/decide-dialog.tsx'
import { TermsSheet } from '../../backoffice/features/promotions/terms-sheet.tsx'
import { RetryDialog } from '../../backoffice/features/responsible-gambling/harm-detection/retry-dialog.tsx'
import { StepDialog } from '../../backoffice/features/responsible-gambling/harm-detection/step-dialog.tsx'
import { BannerSheet } from '../../backoffice/features/support/content/banner-sheet.tsx'
import { ContentSheet } from '../../backoffice/features/support/content/content-sheet.tsx'
import { TermsVersionSheet } from '../../backoffice/features/support/content/terms-version-sheet.tsx'
import { WithdrawTerms } from '../../backoffice/features/support/content/withdraw-terms.tsx'
import { ClubSheet } from '../../backoffice/features/vip/club/club-sheet.tsx'
import { mount } from '../ui/mount.tsx'
import { createTestDesk } from '../ui/operations/backoffice-desk.tsx'
import { reviewItemOf } from '../ui/operations/backoffice-item.ts'
import * as rows from './desk-rows.ts'
import { sweepForm } from './sweep-form.ts'

/* Nasty text in the dialogs of the back office that a state of their own opens. */

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(undefined, '', '/backoffice')
})

const nothing = () => undefined
const ends = { onClose: nothing, onDone: nothing, onSaved: nothing, onChanged: async () => undefined }

/** Opens a form at a desk whose server refuses everything. */
async function open(form: ReactNode) {
  const refusal = { error: 'parameters_invalid', message: 'Please fix the error in the form' }
  const { desk, heard } = createTestDesk(() => ({ status: 422, body: refusal }))
  await mount(<DeskContext value={desk}>{form}</DeskContext>)
  return { desk, heard }
}

/** A reason is the only text of most dialogs. */
async function openReason(form: ReactNode, label = 'Reason') {
  const { heard } = await open(form)
  return { heard, good: { [label]: 'a reason that is understood' } }
}

async function choose(at: number, value: string) {
  const select = document.querySelectorAll('select')[at]
  await act(async () => {
    if (select) select.value = value
    select?.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

test('a rejected adjustment takes its reason as people paste it', async () => {
  const opened = await openReason(<DecideAdjustment row={rows.adjustment} what="reject" {...ends} />)
  await sweepForm('adjustments/decide-dialog', opened)
})

test('a refused approval takes its reason as people paste it', async () => {
  const opened = await openReason(<DecideApproval row={rows.approval} what="refuse" {...ends} />)
  await sweepForm('approvals/decide-dialog', opened)
})

test('a balance that is sent again takes its reason as people paste it', async () => {
  const opened = await openReason(<RetryDialog row={rows.balanceReturn} {...ends} />, 'Reason, for the audit')
  await sweepForm('care/retry-dialog', opened)
})

test('a step of care takes its reason and its amount as people paste them', async () => {
  const { heard } = await open(<StepDialog found={rows.careCase} {...ends} />)
  await choose(0, 'limit')
  const good = { 'Why, or what was said; sealed': 'agreed by phone', 'At most': '1234,50' }
  await sweepForm('care/step-dialog', { heard, good })
})

// docs/rules/promotions.md: terms are versioned, each with its reason.
const version = {
  ...{ version: 1, terms: { rolls: 1, top: '10.00', rest_rate: 150 }, administrator: null, reason: 'seed' },
  effective_from: '2026-01-01T03:00:00.000Z',
  active: true,
} as const

test('terms of the club take their reason and values as people paste them', async () => {
  const { heard } = await open(<ClubSheet desk={{ id: 'vip', current: version, versions: [] }} {...ends} />)
  await sweepForm('club/club-sheet', { heard, good: { Reason: 'a new season', rolls: '2' } })
})

test('terms of a promotion take their reason and values as people paste them', async () => {
  const promotion = { id: 'dailywheel', offered: true, current: version, versions: [] } as const
  const { heard } = await open(<TermsSheet promotion={{ ...promotion, versions: [] }} {...ends} />)
  await sweepForm('promotions/terms-sheet', { heard, good: { Reason: 'a new season', rolls: '2' } })
})

test('a banner takes its words and its address as people paste them', async () => {
  const { heard } = await open(<BannerSheet row={undefined} {...ends} />)
  const good = { Title: 'Carnaval', Text: 'Só hoje', 'Leads to': '/promotion/activity' }
  await sweepForm('content/banner-sheet', { heard, good })
})

test('a text and its address are taken as people paste them', async () => {
  const { heard } = await open(<ContentSheet kind="contact" row={undefined} {...ends} />)
  const good = { Name: 'Telegram', Text: 'Fale conosco', Address: 'https://t.me/arara', 'Short name': 'a-b' }
  await sweepForm('content/content-sheet', { heard, good })
})

test('the next terms of use take their words as people paste them', async () => {
  const { heard } = await open(<TermsVersionSheet row={undefined} newest={undefined} {...ends} />)
  const good = { Title: 'Termos de uso', 'What changes': 'Os limites', 'The whole text': 'Tudo o que vale' }
  await sweepForm('content/terms-version-sheet', { heard, good })
})

test('terms that are taken back take the reason as people paste it', async () => {
  const opened = await openReason(<WithdrawTerms version={2} {...ends} />)
  await sweepForm('content/withdraw-terms', opened)
})

test('a transfer that is credited takes what the statement says as people paste it', async () => {
  const { heard } = await open(<ConfirmDialog item={rows.deposit} {...ends} />)
  const good = {
    'Amount that came': '1234,50',
    "The bank's reference of that line": 'TED-1234',
    'CPF of the payer': '529.982.247-25',
  }
  await sweepForm('deposits/confirm-dialog', { heard, good })
})

test('a refund takes its reason as people paste it', async () => {
  const opened = await openReason(<RefundDialog payment={rows.payment} {...ends} />)
  await sweepForm('deposits/refund-dialog', opened)
})

test('a refused transfer takes its message as people paste it', async () => {
  const label = 'Message to the member (may stay empty)'
  const opened = await openReason(<RefuseDialog item={rows.deposit} {...ends} />, label)
  await choose(0, 'other')
  await sweepForm('deposits/refuse-dialog', opened)
})

test('a rejected identity takes its reason as people paste it', async () => {
  const opened = await openReason(<DecideIdentity row={rows.identity} approve={false} {...ends} />)
  await sweepForm('identities/decide-dialog', opened)
})

test('a company of one owner takes its number as people paste it', async () => {
  const { heard } = await open(<SoleOwnerDialog member={rows.member} {...ends} />)
  const good = { CNPJ: '11.222.333/0001-81', 'Which document, seen where': 'the CCMEI, by e-mail' }
  await sweepForm('members/sole-owner-dialog', { heard, good })
})

test('an account that is frozen takes its reason as people paste it', async () => {
  const opened = await openReason(<StatusDialog member={rows.member} {...ends} />, 'Reason, for the audit')
  await sweepForm('members/status-dialog', opened)
})

test('a difference takes its explanation as people paste it', async () => {
  const opened = await openReason(<ExplainDialog difference={rows.difference} {...ends} />, 'Explanation')
  await sweepForm('reconciliation/explain-dialog', opened)
})

test('a reset takes the words about the person as people paste them', async () => {
  const opened = await openReason(
    <OpenResetDialog member={rows.member} {...ends} />,
    'How the person was recognised',
  )
  await sweepForm('resets/open-reset-dialog', opened)
})

test('a passkey takes its name as people paste it', async () => {
  const { heard } = await open(<RenameDialog row={rows.passkey} {...ends} />)
  await sweepForm('security/rename-dialog', { heard, good: { Name: 'My phone' } })
})

const code = 'Code that your authenticator shows now'

test('an enrolment takes its password and its code as people paste them', async () => {
  const { heard } = await open(
    <EnrolmentForm token="a-token-that-is-long-enough" enrolment={rows.enrolment} />,
  )
  const good = {
    'New password': 'senha boa de verdade',
    'New password again': 'senha boa de verdade',
    [code]: '123456',
  }
  await sweepForm('session/enrolment-form', { heard, good })
})

test('a proof takes its password and its code as people paste them', async () => {
  const { desk, heard } = await open(<ProofDialog />)
  await act(async () => void desk.proof.ask())
  await sweepForm('session/proof-dialog', {
    heard,
    good: { Password: 'uma frase', 'Authenticator code': '123456' },
  })
})

test('signing in takes an e-mail, a password and a code as people paste them', async () => {
  const { heard } = await open(<SignInForm knownEmail="" />)
  const good = { 'E-mail': 'rita@example.com', Password: 'uma frase', 'Authenticator code': '123456' }
  await sweepForm('session/sign-in-form', { heard, good })
})

test('a decision about a win takes its reason as people paste it', async () => {
  const opened = await openReason(<ProposeDialog row={rows.win} what="refuse" {...ends} />)
  await sweepForm('wins/propose-dialog', opened)
})

test('the filters of withdrawals take names and amounts as people paste them', async () => {
  const { heard } = await open(<FilterSheet state="pending" filters={{}} onClose={nothing} />)
  const good = { 'Member: name begins with, or the whole id': 'ana', 'From R$': '10', 'Up to R$': '1234,50' }
  await sweepForm('withdrawals/filter-sheet', { heard, good, kept: () => location.search })
})

test('a stopped payout that goes back takes its reason as people paste it', async () => {
  const opened = await openReason(<StoppedDialog item={reviewItemOf()} what="cancel" {...ends} />)
  await sweepForm('withdrawals/stopped-dialog', opened)
})
