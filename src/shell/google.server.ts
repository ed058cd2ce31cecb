import { env } from 'cloudflare:workers'
import { googleOffer } from '../../worker/env.ts'

export const serverGoogle = (): ReturnType<typeof googleOffer> => googleOffer(env)
