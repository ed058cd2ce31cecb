import { useState } from 'react'
import { reviewMaximumCharacters } from '../../../model/values/limits.ts'
import type { ReviewInputsView } from '../../../model/schemas/community/review-views.ts'
import { ErrorText } from '../../../ui/forms/error-text.tsx'
import { LongText } from '../../../ui/forms/long-text.tsx'
import type { ReviewValues } from '../../../model/community/review-form.ts'
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts'
import { EditionChoice } from './edition-choice.tsx'
import { RaceChoice, RacesOfEditions } from './race-choice.tsx'
import { ReviewParts } from './review-parts.tsx'
import { ReviewRating } from './review-rating.tsx'

interface ReviewFieldsProps {
  inputs: ReviewInputsView
  /** First values of the controls. */
  values: ReviewValues
  /** Error messages by control name. */
  errors: ReviewValues
}

function ErrorNote({ id, text }: { id: string; text: string | undefined }) {
  return text === undefined ? null : <ErrorText id={id}>{text}</ErrorText>
}

/**
 * Controls of a review, with and without scripts. Another edition starts the choice of the race anew; without scripts the
 * races of all editions are offered.
 */
export function ReviewFields({ inputs, values, errors }: ReviewFieldsProps) {
  const { texts, options, languages } = inputs
  const [edition, setEdition] = useState(values['edition'] ?? String(options[0]?.value ?? ''))
  const races = options.find(({ value }) => String(value) === edition)?.races ?? []
  const isHydrated = useIsHydrated()
  const raceOf = edition === values['edition'] ? (values['raceId'] ?? '') : ''
  return (
    <>
      <ReviewRating inputs={inputs} given={values['rating'] ?? ''} error={errors['rating']} />
      {options.length === 0 ? null : (
        <fieldset className="f">
          <legend className="lab">{texts.edition}</legend>
          <EditionChoice inputs={inputs} edition={edition} onChoose={setEdition} />
          <ErrorNote id="review-edition-error" text={errors['edition']} />
        </fieldset>
      )}
      {races.length === 0 ? null : (
        <fieldset className="f" key={edition}>
          <legend className="lab">
            {texts.race} <span className="free">({texts.optional})</span>
          </legend>
          {isHydrated || options.length === 1 ? (
            <RaceChoice races={races} chosen={raceOf} label={texts.race} />
          ) : (
            <RacesOfEditions options={options} chosen={values['raceId'] ?? ''} label={texts.race} />
          )}
          <ErrorNote id="review-race-error" text={errors['raceId']} />
        </fieldset>
      )}
      <div className={errors['text'] === undefined ? 'f' : 'f is-bad'}>
        <label htmlFor="review-text">
          {texts.text} <span className="free">({texts.optional})</span>
        </label>
        <LongText
          id="review-text"
          name="text"
          rows={5}
          maxLength={reviewMaximumCharacters}
          defaultValue={values['text'] ?? ''}
          aria-invalid={errors['text'] !== undefined}
          aria-describedby={errors['text'] === undefined ? 'review-text-help' : 'review-text-error'}
        />
        <ErrorNote id="review-text-error" text={errors['text']} />
        <p className="help" id="review-text-help">
          {texts.textHelp}
        </p>
      </div>
      <div className="f">
        <label htmlFor="review-locale">{texts.language}</label>
        <select className="sel" id="review-locale" name="locale" defaultValue={values['locale']}>
          {languages.map(({ value, text }) => (
            <option value={value} key={value} lang={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
      <ReviewParts inputs={inputs} values={values} />
      <div className={errors['isAuthentic'] === undefined ? 'f' : 'f is-bad'}>
        <label className="ck">
          <input
            type="checkbox"
            name="isAuthentic"
            id="review-isAuthentic"
            required
            defaultChecked={values['isAuthentic'] === 'on'}
            aria-invalid={errors['isAuthentic'] !== undefined}
          />
          <span>{texts.authentic}</span>
        </label>
        <ErrorNote id="review-tick-error" text={errors['isAuthentic']} />
      </div>
      <p className="xs muted">
        {texts.checked} {texts.name}
      </p>
    </>
  )
}
