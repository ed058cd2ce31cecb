import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { api } from '../../../api/index.ts'
import { parsedResult } from '../../../api/parsed-result.ts'
import { challengeRule } from '../../../model/challenges/rule.ts'
import { deskRuleView, type DeskRuleView } from '../../../model/schemas/desk/desk-rule.ts'

/** Milliseconds after a change. */
const pauseMs = 600

/** The rule compared with the races ahead, a moment after each change; null for one that cannot be read, and before. */
export function useRuleCheck(rule: unknown): DeskRuleView | null {
  const [checked, setChecked] = useState<{ text: string; view: DeskRuleView | null }>()
  const text = JSON.stringify(rule)
  useEffect(() => {
    const read = v.safeParse(challengeRule, JSON.parse(text))
    if (!read.success) return undefined
    let isLate = false
    const check = async () => {
      const request = api.desk.rules.$post({ json: { rule: read.output } })
      const sent = await parsedResult(request, deskRuleView)
      if (!isLate) setChecked({ text, view: sent.ok ? sent.body : null })
    }
    const timer = setTimeout(() => void check(), pauseMs)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [text])
  return checked?.text === text ? checked.view : null
}
