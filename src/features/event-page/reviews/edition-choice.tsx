import type { ReviewInputsView } from '../../../model/schemas/community/review-views.ts'

interface EditionChoiceProps {
  inputs: ReviewInputsView
  /** Number of the chosen edition. */
  edition: string
  onChoose: (edition: string) => void
}

/** The editions that a review can be about, as radio buttons. */
export function EditionChoice({ inputs, edition, onChoose }: EditionChoiceProps) {
  return (
    <div className="rev-eds">
      {inputs.options.map((option, index) => (
        <label key={option.value}>
          <input
            type="radio"
            name="edition"
            id={index === 0 ? 'review-edition' : undefined}
            value={option.value}
            required
            defaultChecked={String(option.value) === edition}
            onChange={() => onChoose(String(option.value))}
          />
          <span>
            <b>{option.text}</b>
            {option.days}
          </span>
        </label>
      ))}
    </div>
  )
}
