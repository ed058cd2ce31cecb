import * as v from 'valibot'
import { sitePath, text } from '../parts.ts'

/** A bib with a name, and the form that draws another one. */
export const bibView = v.pipe(
  v.strictObject({
    heading: text('"A bib with your name".'),
    help: text('What becomes of the name.'),
    label: text('Label of the field.'),
    draw: text('Label of the button.'),
    name: text('The name as it is drawn; empty without one.'),
    notice: v.nullable(text('Why there is no picture; null if there is one.')),
    picture: v.nullable(sitePath('PNG of 1080 × 1350; null if it cannot be drawn.')),
    alt: text('"Ines, Berlin Marathon".'),
    save: text('Label of the link that saves the picture.'),
    path: sitePath('Page of the event, without the name.'),
  }),
  v.description('A bib with a name.'),
)
