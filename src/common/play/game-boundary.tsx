import { useLingui } from '@lingui/react/macro'
import { Component, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { alertIcon, refreshIcon } from '../../ui/icons/shell-icons.ts'
import { StatePanel } from '../../ui/states/state-panel.tsx'

type GameBoundaryProps = {
  /** How the money stands, said without any part of the game. */
  result: ReactNode
  children: ReactNode
}

/** A game that breaks while it shows something takes neither the frame around it nor the result with it. */
export class GameBoundary extends Component<GameBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  readonly again = () => this.setState({ isBroken: false })

  override render() {
    const { result, children } = this.props
    return this.state.isBroken ? <BrokenGame result={result} onAgain={this.again} /> : children
  }
}

function BrokenGame({ result, onAgain }: { result: ReactNode; onAgain: () => void }) {
  const { t } = useLingui()
  return (
    <div className="column grid flex-1 content-center p-4 text-center">
      <StatePanel
        shape={alertIcon}
        tone="scarlet"
        role="alert"
        title={t`The game stopped drawing`}
        text={t`Your rounds and your balance are safe: they are kept on the server.`}
      >
        <div className="grid justify-items-center gap-4">
          {result}
          <Button tone="main" icon={refreshIcon} onClick={onAgain}>
            {t`Show the game`}
          </Button>
        </div>
      </StatePanel>
    </div>
  )
}
