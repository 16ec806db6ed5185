import { useState } from 'react'
import { Button } from '../button.tsx'
import { EmptyState } from '../empty-state.tsx'
import { ErrorState } from '../error-state.tsx'
import { heartIcon } from '../icons/shell-icons.ts'
import { OfflineNotice } from '../offline-notice.tsx'
import { Section } from '../section.tsx'
import { Skeleton } from '../skeleton.tsx'

export function GalleryStates() {
  const [retrying, setRetrying] = useState(false)
  return (
    <Section title="Estados">
      <OfflineNotice
        since="14:02"
        text="Favoritos e histórico continuam aqui. Depósitos voltam com a internet."
      />
      <OfflineNotice />
      <EmptyState
        icon={heartIcon}
        title="Nenhum favorito ainda"
        text="Toque no coração de um jogo para guardá-lo aqui."
      >
        <Button>Ver jogos</Button>
      </EmptyState>
      <ErrorState
        title="Não foi possível carregar o histórico"
        text="Seu saldo e suas apostas estão a salvo."
        retrying={retrying}
        onRetry={() => setRetrying(!retrying)}
      />
      <div aria-busy="true" className="grid gap-3 rounded-wide bg-surface p-4 shadow-mid">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </Section>
  )
}
