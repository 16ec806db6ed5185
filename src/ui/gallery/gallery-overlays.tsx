import { useState } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { PasswordField } from '../password-field.tsx'
import { Section } from '../section.tsx'
import { Sheet } from '../sheet.tsx'
import { TextField } from '../text-field.tsx'
import { type Toast, ToastList } from '../toast-list.tsx'

const words = {
  leaf: 'Código copiado!',
  scarlet: 'Erro de rede. Tente novamente mais tarde.',
  sky: 'Uma nova versão está pronta.',
}

export function GalleryOverlays() {
  const [open, setOpen] = useState<'dialog' | 'sheet' | 'question'>()
  const [phone, setPhone] = useState('')
  const [password, setPassword] = useState('')
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const close = () => setOpen(undefined)
  const dismiss = (id: string) => setToasts(toasts.filter(toast => toast.id !== id))
  const add = (tone: Toast['tone']) => {
    const id = `${toasts.length}-${tone}`
    const action = tone === 'sky' ? { label: 'Atualizar', onPress: () => dismiss(id) } : undefined
    setToasts([...toasts, { id, tone, text: words[tone], action }])
  }
  return (
    <Section title="Por cima de tudo">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('dialog')}>Diálogo</Button>
        <Button onClick={() => setOpen('sheet')}>Folha</Button>
        <Button onClick={() => setOpen('question')}>Pergunta</Button>
        <Button onClick={() => add('leaf')}>Aviso bom</Button>
        <Button onClick={() => add('scarlet')}>Aviso ruim</Button>
        <Button onClick={() => add('sky')}>Novidade</Button>
      </div>
      <Dialog open={open === 'dialog'} onClose={close} title="Entrar">
        <form className="grid gap-4" onSubmit={event => event.preventDefault()}>
          <TextField label="Celular" type="tel" value={phone} onChange={setPhone} before="+55" />
          <PasswordField
            label="Senha"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
          />
          <Button tone="main" size="large" wide type="submit">
            Entrar
          </Button>
          <Button tone="quiet" wide onClick={() => setOpen('sheet')}>
            Criar conta
          </Button>
        </form>
      </Dialog>
      <Sheet
        open={open === 'sheet'}
        onClose={close}
        title="Filtrar jogos"
        footer={
          <Button tone="main" wide onClick={close}>
            Mostrar 42 jogos
          </Button>
        }
      >
        <p className="text-soft">Sobe de baixo, ao alcance do polegar.</p>
      </Sheet>
      <Dialog
        open={open === 'question'}
        onClose={close}
        dismissible={false}
        title="Sair com uma alteração não enviada?"
        footer={
          <>
            <Button onClick={close}>Ficar</Button>
            <Button tone="danger" onClick={close}>
              Sair mesmo assim
            </Button>
          </>
        }
      >
        <p className="text-soft">A conta bancária salva sem internet ainda não chegou até nós.</p>
      </Dialog>
      <ToastList toasts={toasts} onDismiss={dismiss} />
    </Section>
  )
}
