/** What an article of the help centre is about; the topics in the order in which players see them. */
export const HELP_TOPICS = [
  'START',
  'ACCOUNT',
  'MONEY',
  'GAMES',
  'REWARDS',
  'SAFER_PLAY',
  'APP',
  'RULES',
  'CONTACT',
] as const
export type HelpTopic = (typeof HELP_TOPICS)[number]
