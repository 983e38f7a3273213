-- What is in the next envelope, of so much that is left for so many: between the least and the greatest, and so that the same can be said
-- of all the rest, whatever they come to. Drawn evenly around the average of what is left, so that an early envelope is worth no more than
-- a late one in the mean. `p_random` is a random number of 63 bits.
--
-- Amounts are whole units of the currency. Locks nothing. Called by modules/envelopes within the update that takes the envelope.
create or replace function envelope_deal(p_left int8, p_envelopes int4, p_least int8, p_greatest int8, p_random int8) returns int8
language plpgsql immutable as $$
declare
  unit constant int8 := 10000;
  v_left int8 := p_left / unit;
  v_least int8 := p_least / unit;
  v_greatest int8 := p_greatest / unit;
  v_others int8 := p_envelopes - 1;
  v_average int8 := v_left / p_envelopes;
  v_reach int8 := least(v_average - v_least, v_greatest - v_average);
  v_lowest int8;
  v_highest int8;
begin
  v_lowest := greatest(v_average - v_reach, v_least, v_left - v_others * v_greatest);
  v_highest := least(v_average + v_reach, v_greatest, v_left - v_others * v_least);
  return (v_lowest + p_random % (v_highest - v_lowest + 1)) * unit;
end $$;
