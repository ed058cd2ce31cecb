import { env } from 'cloudflare:workers'
import { googleClientSettings } from '../../worker/settings/env.ts'

export const serverGoogle = (): ReturnType<typeof googleClientSettings> => googleClientSettings(env)
