/** What a draw showed: its numbers in groups, as balls, dice or prizes. */
export type Result = readonly (readonly string[])[]
