import type { OrganiserSection } from '../../../../i18n/words.ts'
import { m } from '../../../../paraglide/messages.js'
import { EditionPicker } from '../edition/edition-picker.tsx'
import { useEdition } from '../edition/use-edition.ts'
import { History } from '../history/history.tsx'
import { Basics } from '../sections/basics.tsx'
import { Card } from '../sections/card.tsx'
import { CourseSection } from '../sections/course.tsx'
import { EditionSection } from '../sections/edition.tsx'
import { PlaceSection } from '../sections/place.tsx'
import { Practical } from '../sections/practical.tsx'
import { PricesSection } from '../sections/prices.tsx'
import { RacesSection } from '../sections/races.tsx'
import { Translations } from '../sections/translations.tsx'

const ofEdition = {
  edition: EditionSection,
  races: RacesSection,
  prices: PricesSection,
  course: CourseSection,
} as const

const isOfEdition = (section: OrganiserSection): section is keyof typeof ofEdition =>
  Object.hasOwn(ofEdition, section)

/** Shown in place of a section of editions for an event that has none. */
function NoEdition() {
  return (
    <Card id="no-edition" title={m.editor_edition()}>
      <p>{m.editor_no_edition()}</p>
      <EditionPicker />
    </Card>
  )
}

/** The section that the address names. */
export function SectionContent({ section }: { section: OrganiserSection }) {
  const edition = useEdition()
  if (section === 'place') return <PlaceSection edition={edition} />
  if (section === 'translations') return <Translations edition={edition} />
  if (section === 'practical') return <Practical />
  if (section === 'history') return <History />
  if (!isOfEdition(section)) return <Basics />
  const Section = ofEdition[section]
  return edition === null ? <NoEdition /> : <Section key={edition} edition={edition} />
}
