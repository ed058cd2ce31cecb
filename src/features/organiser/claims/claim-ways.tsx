import { useState } from 'react'
import { m } from '../../../paraglide/messages.js'
import { CodeForm } from './code-form.tsx'
import { CodeRequestForm, type ClaimFormProps } from './code-request-form.tsx'
import { RequestForm } from './request-form.tsx'

const ways = {
  code: { name: m.claim_by_code, text: m.claim_by_code_text },
  moderator: { name: m.claim_by_moderator, text: m.claim_by_moderator_text },
} as const

type Way = keyof typeof ways

/** The two ways to claim an event: a code to an address at its own domain, or the moderators. */
export function ClaimWays({ view, onChange }: ClaimFormProps) {
  const [way, setWay] = useState<Way>('code')
  if (view.state === 'code') return <CodeForm view={view} onChange={onChange} />
  if (view.domain === null) {
    return (
      <>
        <p>{m.claim_no_domain()}</p>
        <RequestForm view={view} onChange={onChange} />
      </>
    )
  }
  return (
    <>
      <p>{m.claim_domain({ domain: view.domain })}</p>
      <fieldset className="f">
        <legend className="vh">{m.claim_title()}</legend>
        <div className="choices claim-ways">
          {(['code', 'moderator'] as const).map((each) => (
            <label className="choice" key={each}>
              <input
                type="radio"
                name="way"
                value={each}
                checked={each === way}
                onChange={() => setWay(each)}
              />
              {ways[each].name()}
              <small>{ways[each].text()}</small>
            </label>
          ))}
        </div>
      </fieldset>
      {way === 'code' ? (
        <CodeRequestForm view={view} onChange={onChange} />
      ) : (
        <RequestForm view={view} onChange={onChange} />
      )}
    </>
  )
}
