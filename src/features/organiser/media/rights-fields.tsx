import { useId, useRef, useState } from 'react'
import { pictureCreditMaximum } from '../../../model/event/event-pictures.ts'
import type {
  OrganiserPicturesView,
  OrganiserPictureView,
} from '../../../model/schemas/event/event-pictures.ts'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { FieldFrame } from '../../../ui/forms/field.tsx'
import type { Pictures } from './use-pictures.ts'

interface RightsFieldsProps {
  picture: OrganiserPictureView
  view: OrganiserPicturesView
  onChange: (change: Parameters<Pictures['change']>[1]) => void
}

/** Credit and licence of a picture. They are saved together, because some licences require the author's name. */
export function RightsFields({ picture, view, onChange }: RightsFieldsProps) {
  const { texts, licences } = view
  const id = useId()
  const credit = useRef<HTMLInputElement>(null)
  const [licence, setLicence] = useState(picture.licence)
  const [isMissing, setIsMissing] = useState(false)
  const save = (chosen: OrganiserPictureView['licence']) => {
    const written = credit.current?.value.trim() ?? ''
    const needsName = licences.find((each) => each.licence === chosen)?.namesAuthor === true
    setIsMissing(needsName && written === '')
    if (needsName && written === '') return
    if (written !== picture.credit || chosen !== picture.licence)
      onChange({ credit: written, licence: chosen })
  }
  return (
    <>
      <FieldFrame
        id={`${id}-credit`}
        name="credit"
        label={texts.credit}
        error={undefined}
        errorId={isMissing ? `${id}-missing` : undefined}
      >
        {(attributes) => (
          <input
            className="in"
            ref={credit}
            defaultValue={picture.credit}
            maxLength={pictureCreditMaximum}
            onBlur={() => save(licence)}
            {...attributes}
          />
        )}
      </FieldFrame>
      {isMissing ? (
        <div className="f">
          <ErrorText id={`${id}-missing`}>{texts.creditMissing}</ErrorText>
        </div>
      ) : null}
      <FieldFrame id={`${id}-licence`} name="licence" label={texts.licence} error={undefined}>
        {(attributes) => (
          <select
            className="sel"
            value={licence}
            onChange={({ target }) => {
              const chosen = licences.find((each) => each.licence === target.value)?.licence ?? ''
              setLicence(chosen)
              save(chosen)
            }}
            {...attributes}
          >
            <option value="">{texts.noLicence}</option>
            {licences.map((each) => (
              <option key={each.licence} value={each.licence}>
                {each.label}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
    </>
  )
}
