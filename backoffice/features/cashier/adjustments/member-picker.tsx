import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { searchMembers } from '../../../../contract/operations/backoffice.ts'
import { asIdentifier, textLength } from '../../../../contract/text-kinds.ts'
import { TextField } from '../../../../src/ui/fields/text-field.tsx'
import { Chip } from '../../../../src/ui/lists/chip.tsx'
import type { AdminMember } from '../../../parts/admin-member.ts'
import { useBackOffice } from '../../../state/back-office.ts'

type Member = Pick<AdminMember, 'id' | 'name'>
type MemberPickerProps = {
  chosen: Member | undefined
  onChoose: (member: Member | undefined) => void
  /** It was tried to go on without. */
  isMissed: boolean
}

/** A pause in typing: no question for every key. */
const pauseMs = 300

export function MemberPicker({ chosen, onChoose, isMissed }: MemberPickerProps) {
  const { t } = useLingui()
  const { api } = useBackOffice()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<{ of: string; members: readonly AdminMember[] }>()
  const search = asIdentifier(typed)
  useEffect(() => {
    if (textLength(search) < 2) return
    let isWanted = true
    const ask = async () => {
      const result = await api.call(searchMembers, { body: { search, limit: 6 } })
      if (isWanted && result.kind === 'answer')
        setFound({ of: search, members: result.reply.data.filter(one => !one.is_demo) })
    }
    const timer = setTimeout(() => void ask(), pauseMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [api, search])
  const members = found?.of === search ? found.members : undefined
  return (
    <div className="grid gap-2">
      <TextField
        label={t`Member: name begins with, or the whole id`}
        type="search"
        autoCapitalize="none"
        maxSigns={64}
        value={typed}
        error={isMissed ? t`Choose a member` : undefined}
        onChange={text => {
          setTyped(text)
          onChoose(undefined)
        }}
      />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {members?.map(member => (
          <Chip key={member.id} chosen={member.id === chosen?.id} onPress={() => onChoose(member)}>
            {member.name}
          </Chip>
        ))}
      </div>
      {members?.length === 0 ? <p className="text-small text-soft">{t`Nobody is called that.`}</p> : null}
    </div>
  )
}
