import { hrefTo } from '../../i18n/links.ts'
import { m } from '../../paraglide/messages.js'
import { TextSearch } from '../../ui/forms/text-search.tsx'

/** Search of the help. */
export const HelpSearch = ({ text }: { text: string }) => (
  <TextSearch action={hrefTo({ to: 'help' })} id="help-text" label={m.help_search()} text={text} />
)
