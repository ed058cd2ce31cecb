/** A host with at least one dot, and anything after it. */
const address = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#:]\S*)?$/u

/** A web address as it was typed, with https:// if it begins with its host: "www.example.com". */
export const withScheme = (text: string): string => (address.test(text) ? `https://${text}` : text)
