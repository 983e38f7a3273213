/** Sends a text message. Throws when the provider did not take it, so that the job tries again. */
export interface SmsPort {
  /** `from` is the brand's name, `to` in E.164; `reference` stays the same when a message is tried again. */
  send(message: { from: string; to: string; text: string; reference: string }): Promise<void>
}
