import { useLingui } from '@lingui/react/macro'
import type { ContentKind } from '../../../../contract/support/content.ts'
import { isBlank } from '../../../../contract/text-kinds.ts'
import { MessageField } from '../../../../src/ui/fields/message-field.tsx'
import { TextField } from '../../../../src/ui/fields/text-field.tsx'
import { hasText, type Words } from './content-draft.ts'

type WordFieldsProps = {
  kind: ContentKind
  words: Words
  onChange: (words: Words) => void
  /** Whether a missing title is shown as an error. */
  wasTried: boolean
}

/** Title and text of one language. */
export function WordFields({ kind, words, onChange, wasTried }: WordFieldsProps) {
  const { t } = useLingui()
  // A thing's and not a person's: Chinese has a word for each.
  const name = t({ message: 'Name', context: 'of a place' })
  const names: Record<ContentKind, string> = {
    announcement: t`Title`,
    page: t`Title`,
    faq: t`Question`,
    contact: name,
    social: name,
  }
  return (
    <>
      <TextField
        label={names[kind]}
        maxLength={120}
        value={words.title}
        onChange={title => onChange({ ...words, title })}
        error={wasTried && isBlank(words.title) ? t`Nothing is written here yet.` : undefined}
      />
      {hasText(kind) ? (
        <MessageField
          label={kind === 'faq' ? t`Answer` : t`Text`}
          hint={t`## heading · - list · **strong** · [words](https://…). Anything else is shown as it stands.`}
          rows={kind === 'page' ? 14 : 7}
          maxLength={20_000}
          value={words.text}
          onChange={text => onChange({ ...words, text })}
        />
      ) : null}
    </>
  )
}
