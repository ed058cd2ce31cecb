import { env } from 'cloudflare:workers'
import { googleOffer } from '../../worker/settings/env.ts'

export const serverGoogle = (): ReturnType<typeof googleOffer> => googleOffer(env)
