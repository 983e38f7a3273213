import type { ConsoleMessageTemplateFragment as Template } from './messageTemplates.generated.ts'

/** The title in force, in the operator's language where the brand has it: what people know an event by. */
export const titleIn = ({ id, words }: Template, language: string): string =>
  (words.find((one) => one.language === language) ?? words[0])?.title ?? id
