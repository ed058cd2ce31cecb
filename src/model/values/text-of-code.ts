/**
 * The text of a code that a request was refused with.
 * @param other text of codes that the table lacks
 */
export const textOfCode = (
  texts: Readonly<Record<string, string>>,
  code: string,
  other: string,
): string => Object.entries(texts).find(([each]) => each === code)?.[1] ?? other
