import * as v from 'valibot'

const isHttps = (url: string): boolean => URL.parse(url)?.protocol === 'https:'

/** The operator of the site, named in the footer, the terms and the privacy policy. Without a name it is a local installation. */
export const operatorSettings = {
  /** Name of the person or company; '' for a local installation. */
  OPERATOR_NAME: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  /** Postal address in one line. */
  OPERATOR_ADDRESS: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300)), ''),
  /** Address for questions about the site and about data. */
  OPERATOR_EMAIL: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.email())]), ''),
  /** https URLs of profiles on social networks, separated by spaces, for the footer. */
  SOCIAL_PROFILES: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(/\s+/u).filter((url) => url !== '')),
      v.check((urls) => urls.every(isHttps), 'must be https URLs separated by spaces'),
    ),
    '',
  ),
}
