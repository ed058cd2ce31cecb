/** A text with its placeholders, such as `{position}`, replaced. */
export const fillIn = (text: string, values: Readonly<Record<string, number>>): string =>
  text.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => String(values[name] ?? whole))
