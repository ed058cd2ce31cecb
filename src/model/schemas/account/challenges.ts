import * as v from 'valibot'
import { secondsOfResult } from '../../members/saved-states.ts'
import { message, optionalText, strictly } from '../../values/form.ts'
import { isWebAddress } from '../../values/web-address.ts'

/** Forms of `/api/profile/challenges` and `/api/profile/results`. */

/** `PUT /api/profile/challenges/{slug}`: joins, or changes what others see of the member. */
export const joinFields = v.strictObject(
  {
    /** On the list of the challenge. */
    isListed: v.boolean(message('invalid')),
    /** By name on the certificate. */
    isNamed: v.boolean(message('invalid')),
  },
  strictly,
)

/** `POST /api/profile/results`: a race that the member finished. An empty time or link is none. */
export const resultFields = v.strictObject(
  {
    race: v.pipe(
      v.union([v.number(), v.string()], message('required')),
      v.transform(Number),
      v.number(message('invalid')),
      v.integer(message('invalid')),
      v.minValue(1, message('required')),
      v.maxValue(Number.MAX_SAFE_INTEGER, message('invalid')),
    ),
    time: v.optional(
      v.pipe(
        v.string(message('invalid')),
        v.trim(),
        v.check((given) => given === '' || secondsOfResult(given) !== null, message('invalid')),
      ),
      '',
    ),
    link: v.optional(
      v.pipe(
        optionalText(500, () => true),
        v.check(
          (given) => given === '' || (given.startsWith('https://') && isWebAddress(given)),
          message('url'),
        ),
      ),
      '',
    ),
  },
  strictly,
)
