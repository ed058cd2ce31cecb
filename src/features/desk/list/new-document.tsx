import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import { api } from '../../../api/index.ts'
import type { ContentKind } from '../../../model/blocks/content.ts'
import { newDocument } from '../../../model/schemas/desk/desk-fields.ts'
import { type DeskSection } from '../../../model/schemas/desk/desk-sections.ts'
import { strictly } from '../../../model/values/form.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import { BusyButton } from '../../../ui/forms/busy-button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Icon } from '../../../ui/icon.tsx'
import { accountResult } from '../../member-area/send-account-request.ts'

const { slug, title } = newDocument.entries
const fields = v.strictObject({ title, slug }, strictly)

interface NewDocumentProps {
  section: DeskSection
  kind: ContentKind
}

function NewDocumentForm({ section, kind }: NewDocumentProps) {
  const navigate = useNavigate()
  const { form, field, isBusy } = useForm({
    schema: fields,
    labels: { title: m.desk_field_title(), slug: m.desk_slug() },
    prefix: `${kind}-`,
    send: async (typed) => {
      const json = { ...typed, kind, locale: getLocale() }
      const sent = await accountResult(api.desk.documents.$post({ json }))
      if (!sent.ok)
        return { ...sent, ...(sent.status === 409 ? { text: m.desk_slug_taken() } : {}) }
      await navigate({ to: `/moderation/${section}/${sent.body.id}` })
      return null
    },
  })
  return (
    <Form {...form}>
      <Field {...field('title')} maxLength={120} />
      <Field {...field('slug')} maxLength={60} help={m.desk_slug_help()} autoCapitalize="none" />
      <BusyButton className="btn" busy={isBusy}>
        {m.editor_continue()}
      </BusyButton>
    </Form>
  )
}

const labels: Partial<Record<ContentKind, () => string>> = {
  help: m.desk_add_help,
  article: m.desk_add_article,
  landing: m.desk_add_landing,
  challenge: m.desk_add_challenge,
}

/** The button that opens the form of a new document of a kind. */
export function NewDocument({ section, kind }: NewDocumentProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="dk-new">
      <button
        className="btn btn-line btn-s"
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="plus" />
        {labels[kind]?.() ?? ''}
      </button>
      {isOpen ? <NewDocumentForm section={section} kind={kind} /> : null}
    </div>
  )
}
