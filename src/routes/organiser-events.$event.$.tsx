import { createFileRoute, notFound } from '@tanstack/react-router'
import { loadEditorAlternates } from '../api/load-alternates.ts'
import { EditorPage } from '../features/organiser/editor/page/editor-page.tsx'
import { organiserSections } from '../i18n/words.ts'
import { m } from '../paraglide/messages.js'
import { unlistedHead } from '../shell/page-head.ts'

/** Section of the editor that a path names; basics without one. @throws notFound for another word */
function sectionOf(word: string) {
  const section = organiserSections.find((each) => each === (word === '' ? 'basics' : word))
  if (section === undefined) throw notFound()
  return section
}

/** A section of an event's editor. */
export const Route = createFileRoute('/organiser-events/$event/$')({
  staticData: { messages: 'editor' },
  loader: async ({ params: { event, _splat = '' } }) => {
    const section = sectionOf(_splat)
    const page = await loadEditorAlternates(event, _splat === '' ? undefined : section)
    return { section, ...page }
  },
  head: unlistedHead(m.editor_title, m.editor_title, {
    // The card beside the sections shows the cover.
    sheets: ['profile', 'editor', 'pictures'],
  }),
  component: () => (
    <EditorPage event={Route.useParams().event} section={Route.useLoaderData().section} />
  ),
})
