import { useId } from 'react'
import { noteMaximumCharacters } from '../../../model/orders/participants.ts'
import type { ParticipantView } from '../../../model/schemas/orders/participants.ts'
import type { PlaceProps } from './place-props.ts'
import { actOnPlace } from './send-act.ts'

/** The organiser's note about a person. */
export function ParticipantNote({
  edition,
  entry,
  view,
  words,
  show,
}: PlaceProps & { view: ParticipantView }) {
  const id = useId()
  const save = async (form: FormData) => {
    const note = form.get('note')
    const sent = await actOnPlace(edition, entry, {
      act: 'note',
      note: typeof note === 'string' ? note : '',
    })
    await show(sent.ok ? words.saved : words.failed)
  }
  return (
    <form action={save} className="f">
      <label htmlFor={id}>{words.note}</label>
      <textarea
        className="in"
        id={id}
        name="note"
        rows={2}
        maxLength={noteMaximumCharacters}
        defaultValue={view.note}
        aria-describedby={`${id}-note`}
      />
      <div className="help" id={`${id}-note`}>
        {words.noteHelp}
      </div>
      <p>
        <button className="btn btn-line btn-s" type="submit">
          {words.saveNote}
        </button>
      </p>
    </form>
  )
}
