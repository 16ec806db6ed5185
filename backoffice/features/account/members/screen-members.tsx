import { useLingui } from '@lingui/react/macro'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { searchMembers } from '../../../../contract/operations/backoffice.ts'
import { asIdentifier } from '../../../../contract/text-kinds.ts'
import { TextField } from '../../../../src/ui/fields/text-field.tsx'
import { Icon } from '../../../../src/ui/icon.tsx'
import { searchIcon } from '../../../../src/ui/icons/shell-icons.ts'
import type { AdminMember } from '../../../parts/admin-member.ts'
import { useStore } from '../../../parts/forms/create-store.ts'
import { createListReader } from '../../../parts/list-reader.ts'
import { useRefreshWhileVisible } from '../../../parts/use-refresh-while-visible.ts'
import { ScreenHead } from '../../../shell/screen-head.tsx'
import { useBackOffice } from '../../../state/back-office.ts'
import { MemberList } from './member-list.tsx'

const pollMs = 15_000
/** A pause in typing: no question for every key. */
const pauseMs = 300

export function ScreenMembers({ search }: { search: string }) {
  const { t } = useLingui()
  const { api, now } = useBackOffice()
  const { typed, setTyped, settle } = useTyped(search)
  const reader = useMemo(() => {
    const readPage = (cursor: string | undefined) =>
      api.call(searchMembers, { body: { search, ...(cursor !== undefined && { cursor }) } })
    return createListReader<AdminMember>({ readPage, now })
  }, [api, now, search])
  const list = useStore(reader)
  useRefreshWhileVisible(reader.refresh, pollMs)
  return (
    <div className="mx-auto grid max-w-200 gap-4 pt-3">
      <ScreenHead title={t`Members`} list={list} onRefresh={reader.refresh} />
      <search>
        <TextField
          label={t`Name begins with, or the whole id`}
          type="search"
          autoCapitalize="none"
          maxSigns={64}
          before={<Icon shape={searchIcon} size={20} />}
          value={typed}
          onChange={setTyped}
        />
      </search>
      <MemberList list={list} reader={reader} search={search} onOpen={settle} />
    </div>
  )
}

/** What is typed stands in the address a moment later, or at once by `settle`: a dialog keeps the address that it opens over. */
function useTyped(search: string) {
  const { place } = useBackOffice()
  const [typed, setTyped] = useState({ text: search, of: search })
  // The address changed otherwise (Back, a link): it wins.
  if (typed.of !== search) setTyped({ text: search, of: search })
  const wanted = asIdentifier(typed.text)
  const settle = useCallback(() => {
    if (wanted !== search) place.go({ screen: 'members', search: wanted }, 'replace')
  }, [wanted, search, place])
  useEffect(() => {
    const timer = setTimeout(settle, pauseMs)
    return () => clearTimeout(timer)
  }, [settle])
  return { typed: typed.text, setTyped: (text: string) => setTyped({ text, of: search }), settle }
}
