import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Avatar } from '../avatar.tsx'
import { Button } from '../button.tsx'
import type { ButtonTone } from '../button-class.ts'
import { StakeStepper } from '../fields/stake-stepper.tsx'
import { Icon } from '../icon.tsx'
import { IconButton } from '../icon-button.tsx'
import * as accountIcons from '../icons/account-icons.ts'
import * as gameIcons from '../icons/game-icons.ts'
import * as moneyIcons from '../icons/money-icons.ts'
import * as shellIcons from '../icons/shell-icons.ts'
import { LinkButton } from '../link-button.tsx'
import { Section } from '../section.tsx'
import { Tabs } from '../tabs.tsx'

const tones: readonly ButtonTone[] = ['main', 'plain', 'quiet', 'confirm', 'danger']
const icons = Object.entries({ ...shellIcons, ...moneyIcons, ...accountIcons, ...gameIcons })

export function GalleryActions() {
  const { t } = useLingui()
  const [liked, setLiked] = useState(true)
  const [tab, setTab] = useState('games')
  const [stake, setStake] = useState(200n)
  const tabs = [
    { id: 'games', label: t`Games` },
    { id: 'records', label: t`Records` },
    { id: 'rules', label: t`Rules` },
  ]
  const shown = tabs.find(({ id }) => id === tab)?.label
  return (
    <Section title={t`Buttons`}>
      <Button tone="main" size="large" wide icon={shellIcons.pixIcon}>
        {t`Deposit`}
      </Button>
      <div className="flex flex-wrap gap-3">
        {tones.map(tone => (
          <Button key={tone} tone={tone}>
            {tone}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button tone="main" busy>
          {t`Withdraw now`}
        </Button>
        <Button tone="main" disabled>
          {t`Withdraw now`}
        </Button>
        <Button size="small" disabled>
          {t`Switched off`}
        </Button>
        <Button size="small" icon={moneyIcons.copyIcon}>
          {t`Copy code`}
        </Button>
        <LinkButton size="small" href="#help">
          {t`Help`}
        </LinkButton>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <IconButton
          shape={shellIcons.heartIcon}
          label={t`Favourite`}
          tone="scarlet"
          pressed={liked}
          onClick={() => setLiked(!liked)}
        />
        <IconButton shape={shellIcons.bellIcon} label={`${t`Notifications`}: 3`} count={3} />
        <IconButton shape={shellIcons.searchIcon} label={t`Search`} tone="raised" />
        <IconButton shape={moneyIcons.trashIcon} label={t`Remove`} disabled />
        <Avatar name="Ana" size="small" />
        <Avatar name="Bruno" />
        <Avatar name="Davi" size="large" />
      </div>
      <StakeStepper
        label={t`Stake`}
        value={stake}
        ladder={[50n, 100n, 200n, 500n, 1000n]}
        onChange={setStake}
      />
      <Tabs label={t`Profile`} tabs={tabs} chosen={tab} onChoose={setTab}>
        <p className="text-soft">{t`This is under ${shown}.`}</p>
      </Tabs>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] text-soft">
        {icons.map(([name, shape]) => (
          <li key={name} title={name} className="target grid place-items-center">
            <Icon shape={shape} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
