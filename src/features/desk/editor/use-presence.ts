import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { parsedResult } from '../../../api/parsed-result.ts'
import { documentApi, paramOf } from '../draft/desk-api.ts'

const presenceBody = v.object({ others: v.array(v.string()) })

/** The server counts a document as open for 90 s after it was last heard of. */
const beatMs = 30_000

/** Initials of the others who have a document open. */
export function usePresence(id: number): readonly string[] {
  const [others, setOthers] = useState<readonly string[]>([])
  useEffect(() => {
    const beat = async () => {
      const sent = await parsedResult(documentApi.presence.$post(paramOf(id)), presenceBody)
      if (sent.ok) setOthers(sent.body.others)
    }
    void beat()
    const timer = setInterval(() => void beat(), beatMs)
    return () => clearInterval(timer)
  }, [id])
  return others
}
