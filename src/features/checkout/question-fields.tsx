import type { CheckoutView } from '../../model/schemas/orders/checkout.ts'
import { answerMaximumCharacters, type AnswerFault } from '../../model/orders/questions.ts'
import { m } from '../../paraglide/messages.js'
import { ErrorText } from '../../ui/forms/error-text.tsx'

type Question = CheckoutView['questions'][number]

interface QuestionsProps {
  view: CheckoutView
  person: CheckoutView['people'][number]
  index: number
  isRefused: boolean
}

/** Sentence for a fault of an answer. */
export function answerFaultText(fault: AnswerFault, { text, answerType }: Question): string {
  if (fault !== 'missing') return m.field_too_long()
  return answerType === 'text'
    ? m.field_required({ label: text })
    : m.checkout_choose_answer({ label: text })
}

/** The questions of the organiser for a person: those that depend on an answer stand below it. */
export function Questions(props: QuestionsProps) {
  const { questions } = props.view
  const isKnown = ({ onlyAfter }: Question) => questions.some(({ id }) => id === onlyAfter)
  return questions
    .filter((question) => !isKnown(question))
    .map((question) => <QuestionField {...props} question={question} key={question.id} />)
}

function QuestionField({ question, ...props }: QuestionsProps & { question: Question }) {
  const { view, person, index, isRefused } = props
  const name = `question-${question.id}-${index}`
  const fault = isRefused ? person.answerFaults[question.id] : undefined
  const answer = person.answers[question.id] ?? ''
  const note = fault === undefined ? undefined : `${name}-note`
  const lang = view.textsLang ?? undefined
  const error =
    fault === undefined ? null : <ErrorText id={note}>{answerFaultText(fault, question)}</ErrorText>
  const label = (
    <>
      <span lang={lang}>{question.text}</span>
      {question.isRequired ? null : <small className="muted"> {m.field_optional()}</small>}
    </>
  )
  if (question.answerType === 'text')
    return (
      <div className={fault === undefined ? 'f' : 'f is-bad'}>
        <label htmlFor={name}>{label}</label>
        <input
          className="in"
          id={name}
          name={name}
          defaultValue={answer}
          dir="auto"
          maxLength={answerMaximumCharacters}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={note}
        />
        {error}
      </div>
    )
  const choices =
    question.answerType === 'choice'
      ? question.choices.map((choice) => ({ value: String(choice.id), text: choice.name, lang }))
      : [
          { value: 'yes', text: m.checkout_yes(), lang: undefined },
          { value: 'no', text: m.checkout_no(), lang: undefined },
        ]
  return (
    <fieldset
      className={fault === undefined ? 'co-ask' : 'co-ask is-bad'}
      id={name}
      tabIndex={-1}
      aria-describedby={note}
    >
      <legend>{label}</legend>
      {choices.map((choice) => {
        const further = view.questions.filter(
          ({ onlyAfter, onlyIf }) => onlyAfter === question.id && onlyIf === choice.value,
        )
        return (
          <div key={choice.value}>
            <label className="co-k">
              <input
                type="radio"
                name={name}
                value={choice.value}
                defaultChecked={answer === choice.value}
              />
              <span lang={choice.lang}>{choice.text}</span>
            </label>
            {further.length === 0 ? null : (
              <div className="co-further">
                {further.map((next) => (
                  <QuestionField {...props} question={next} key={next.id} />
                ))}
              </div>
            )}
          </div>
        )
      })}
      {error}
    </fieldset>
  )
}
