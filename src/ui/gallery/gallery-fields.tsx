import { useState } from 'react'
import { Checkbox } from '../checkbox.tsx'
import { CodeField } from '../code-field.tsx'
import { FormErrors } from '../form-errors.tsx'
import { MoneyField } from '../money-field.tsx'
import { PasswordField } from '../password-field.tsx'
import { Section } from '../section.tsx'
import { SelectField } from '../select-field.tsx'
import { TextField } from '../text-field.tsx'

const keyTypes = [
  { value: 'cpf', label: 'CPF' },
  { value: 'phone', label: 'Celular' },
  { value: 'email', label: 'E-mail' },
]

export function GalleryFields() {
  const [name, setName] = useState('')
  const [phone, setPhone] = useState('11 98765-4321')
  const [password, setPassword] = useState('segredo')
  const [code, setCode] = useState('123')
  const [amount, setAmount] = useState<bigint | undefined>(5000n)
  const [keyType, setKeyType] = useState('cpf')
  const [agreed, setAgreed] = useState(false)
  return (
    <Section title="Formulários">
      <FormErrors message="Corrija os erros do formulário" hint="Nada foi enviado." />
      <TextField
        label="Nome completo"
        value={name}
        onChange={setName}
        placeholder="Como no documento"
        error="Informe o nome completo"
      />
      <TextField label="Celular" type="tel" value={phone} onChange={setPhone} before="+55" hint="Com DDD" />
      <TextField label="Número do pedido" value="RC-2026-0001" onChange={setName} readOnly />
      <TextField label="Desligado" value="" onChange={setName} disabled />
      <PasswordField label="Senha" autoComplete="new-password" value={password} onChange={setPassword} />
      <MoneyField
        label="Valor"
        value={amount}
        onChange={setAmount}
        quickAmounts={[2000n, 5000n, 10_000n, 50_000n]}
        hint="Mínimo R$ 20,00, máximo R$ 5.000,00"
      />
      <CodeField label="Código de verificação" value={code} onChange={setCode} />
      <CodeField label="Senha de saque" secret value={code} onChange={setCode} error="Senha incorreta" />
      <SelectField label="Tipo de chave Pix" value={keyType} onChange={setKeyType} options={keyTypes} />
      <Checkbox checked={agreed} onChange={setAgreed}>
        Tenho mais de 18 anos e aceito os <a href="#termos">Termos de uso</a>
      </Checkbox>
      <Checkbox checked onChange={setAgreed} error="Você precisa aceitar os termos">
        Manter conectado
      </Checkbox>
    </Section>
  )
}
