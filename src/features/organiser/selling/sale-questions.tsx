import { newKey } from '../../../model/event-facts/empty-facts.ts'
import { answerTypes, type AnswerType } from '../../../model/orders/questions.ts'
import { answersOf } from '../../../model/orders/sale-faults.ts'
import { emptyChoice, emptyQuestion } from '../../../model/orders/sale-shape.ts'
import {
  choicesPerQuestion,
  extraNameCharacters,
  questionCharacters,
  questionsPerSale,
  type SaleFacts,
  type SaleQuestionFacts,
} from '../../../model/schemas/orders/sale-facts.ts'
import { m } from '../../../paraglide/messages.js'
import { AddButton, RemoveButton } from './entry-buttons.tsx'
import { withEntry, withoutEntry } from './keyed-list.ts'
import { SaleField } from './sale-field.tsx'

interface SaleQuestionsProps {
  facts: SaleFacts
  textOf: (path: string) => string | undefined
  change: (next: (sale: SaleFacts) => SaleFacts) => void
}

/** Questions that every person answers, and the waiver that every person accepts. */
export function SaleQuestions({ facts, textOf, change }: SaleQuestionsProps) {
  const { questions, waiver } = facts
  const set = (next: SaleQuestionFacts[]) => change((sale) => ({ ...sale, questions: next }))
  return (
    <section className="sel-c" aria-labelledby="questions-h">
      <h2 id="questions-h">{m.selling_questions()}</h2>
      <p className="s muted">{m.selling_questions_text()}</p>
      {questions.map((question, index) => (
        <QuestionFields
          key={question.key}
          {...{ question, index, textOf }}
          former={questions.slice(0, index).filter((each) => answersOf(each).length > 0)}
          change={(next) => set(withEntry(questions, next))}
          remove={() => set(withoutEntry(questions, question.key))}
        />
      ))}
      <div>
        <AddButton
          label={m.selling_question_add()}
          isFull={questions.length >= questionsPerSale}
          add={() => set([...questions, emptyQuestion(newKey())])}
        />
      </div>
      <div className="f">
        <label htmlFor="waiver">{m.checkout_waiver()}</label>
        <textarea
          className="in"
          id="waiver"
          rows={8}
          dir="auto"
          value={waiver}
          aria-describedby="waiver-note"
          onChange={({ target }) => change((sale) => ({ ...sale, waiver: target.value }))}
        />
        <div className="help" id="waiver-note">
          {m.selling_waiver_text()}
        </div>
      </div>
    </section>
  )
}

interface QuestionFieldsProps extends Pick<SaleQuestionsProps, 'textOf'> {
  question: SaleQuestionFacts
  index: number
  /** Questions before it whose answers it can depend on. */
  former: SaleQuestionFacts[]
  change: (question: SaleQuestionFacts) => void
  remove: () => void
}

const typeTexts = (): Record<AnswerType, string> => ({
  text: m.selling_answer_text(),
  choice: m.selling_answer_choice(),
  'yes-no': m.selling_answer_yes_no(),
})

function QuestionFields({ question, index, former, textOf, change, remove }: QuestionFieldsProps) {
  const { key, text, answerType, isRequired, choices } = question
  const at = `questions.${key}`
  return (
    <fieldset className="sel-s">
      <legend>{m.selling_question({ n: index + 1 })}</legend>
      <SaleField
        path={`${at}.text`}
        label={m.selling_question_text()}
        fault={textOf(`${at}.text`)}
        maxLength={questionCharacters}
        dir="auto"
        value={text}
        onText={(next) => change({ ...question, text: next })}
      />
      <div className="f">
        <label htmlFor={`${at}.answerType`}>{m.selling_answer()}</label>
        <select
          className="in"
          id={`${at}.answerType`}
          value={answerType}
          onChange={({ target: { value } }) => {
            const next = answerTypes.find((each) => each === value) ?? 'text'
            change({ ...question, answerType: next })
          }}
        >
          {answerTypes.map((each) => (
            <option key={each} value={each}>
              {typeTexts()[each]}
            </option>
          ))}
        </select>
      </div>
      {answerType === 'choice' ? (
        <>
          {choices.map((choice, number) => (
            <SaleField
              key={choice.key}
              path={`${at}.choices.${choice.key}.name`}
              label={m.selling_choice({ n: number + 1 })}
              fault={undefined}
              maxLength={extraNameCharacters}
              dir="auto"
              value={choice.name}
              onText={(name) =>
                change({
                  ...question,
                  choices: choices.map((each) =>
                    each.key === choice.key ? { ...each, name } : each,
                  ),
                })
              }
            />
          ))}
          <AddButton
            id={`${at}.choices`}
            label={m.selling_choice_add()}
            isFull={choices.length >= choicesPerQuestion}
            add={() => change({ ...question, choices: [...choices, emptyChoice(newKey())] })}
          />
        </>
      ) : null}
      <label className="sel-k">
        <input
          type="checkbox"
          checked={isRequired}
          onChange={({ target }) => change({ ...question, isRequired: target.checked })}
        />
        {m.selling_question_required()}
      </label>
      {former.length === 0 ? null : <Condition {...{ at, question, former, change }} />}
      <RemoveButton remove={remove} />
    </fieldset>
  )
}

interface ConditionProps extends Pick<QuestionFieldsProps, 'question' | 'former' | 'change'> {
  at: string
}

/** The answer to an earlier question after which a question is asked, or that it is always asked. */
function Condition({ at, question, former, change }: ConditionProps) {
  const { onlyAfter, onlyIf } = question
  const nameOf = (each: SaleQuestionFacts, answer: string) => {
    if (answer === 'yes') return m.checkout_yes()
    if (answer === 'no') return m.checkout_no()
    return each.choices.find(({ key }) => key === answer)?.name ?? ''
  }
  return (
    <div className="f">
      <label htmlFor={`${at}.onlyIf`}>{m.selling_asked_if()}</label>
      <select
        className="in"
        id={`${at}.onlyIf`}
        value={onlyAfter === '' ? '' : `${onlyAfter}.${onlyIf}`}
        onChange={({ target: { value } }) => {
          const [after = '', answer = ''] = value.split('.')
          change({ ...question, onlyAfter: after, onlyIf: answer })
        }}
      >
        <option value="">{m.selling_asked_always()}</option>
        {former.flatMap((each) =>
          answersOf(each).map((answer) => (
            <option key={`${each.key}.${answer}`} value={`${each.key}.${answer}`}>
              {`${each.text}: ${nameOf(each, answer)}`}
            </option>
          )),
        )}
      </select>
    </div>
  )
}
