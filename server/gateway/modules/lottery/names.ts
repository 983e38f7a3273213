// What the graph calls otherwise than the specification, in which all of the platform's calls are written (decision 0061).

/** Code of the lottery that something is about: the specification's `gameCode`. */
export const lotteryCode = ({ gameCode }: { readonly gameCode: string }): string => gameCode

/** Name of the lottery that something is about: the specification's `gameName`. */
export const lotteryName = ({ gameName }: { readonly gameName: string }): string => gameName
