/** An address as subscriptions store it: trimmed, in NFC and lower case. */
export const subscriberKey = (text: string): string => text.trim().normalize('NFC').toLowerCase()
