/**
 * Lists of messages that a browser loads: those of the frame, of a type of page, and of code that is loaded later
 * (scripts/message-lists.ts).
 */
export type MessageListName =
  | 'frame'
  | 'home'
  | 'calendar'
  | 'month'
  | 'map'
  | 'event'
  | 'details'
  | 'reviews'
  | 'sport'
  | 'sale'
  | 'challenge'
  | 'challenge-member'
  | 'organiser'
  | 'parts'
  | 'news'
  | 'texts'
  | 'dialogs'
  | 'members'
  | 'profile'
  | 'sign-up'
  | 'checkout'
  | 'dashboard'
  | 'desk'
  | 'editor'
