import { useEffect, useState } from 'react'
import { addressToken } from '../../../browser/address-token.ts'

/** Token of the emailed link that opened this page; undefined before hydration, null if the URL has none. */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  useEffect(() => setToken(addressToken()), [])
  return token
}
