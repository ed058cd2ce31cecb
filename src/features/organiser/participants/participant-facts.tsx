import type {
  ParticipantView,
  ParticipantWords,
} from '../../../model/schemas/orders/participants.ts'

/** Race, person, answers, order and payments. */
export function ParticipantFacts({
  view,
  words,
}: {
  view: ParticipantView
  words: ParticipantWords
}) {
  const { race, born, guardian, answers, order, payments } = view
  return (
    <dl className="pt-kv">
      <dt>{words.race}</dt>
      <dd>{race}</dd>
      {born === '' ? null : (
        <>
          <dt>{words.born}</dt>
          <dd>{born}</dd>
        </>
      )}
      {guardian === '' ? null : <dd dir="auto">{guardian}</dd>}
      {answers.map(({ question, answer }) => (
        <div key={question}>
          <dt dir="auto">{question}</dt>
          <dd dir="auto">{answer}</dd>
        </div>
      ))}
      <dt>{words.order}</dt>
      <dd>
        {order.number} · {order.made} · {order.total}
      </dd>
      {order.email === '' ? null : (
        <>
          <dt>{words.email}</dt>
          <dd>{order.email}</dd>
        </>
      )}
      {payments.length === 0 ? null : (
        <>
          <dt>{words.payments}</dt>
          {payments.map((each) => (
            <dd key={each} dir="auto">
              {each}
            </dd>
          ))}
        </>
      )}
    </dl>
  )
}
