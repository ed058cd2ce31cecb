import { useEffect, useState } from 'react'
import { addressToken } from '../../../browser/address-token.ts'

/** The token of the link that led here: undefined until the page has looked, null where there is none. */
export function useAddressToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  useEffect(() => setToken(addressToken()), [])
  return token
}
