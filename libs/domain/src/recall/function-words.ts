/** Function words of English questions. They occur in every text and say nothing about what is asked. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a an the this that these those of in on at to for from with by about into over as and or but not no nor if than then so
  i you he she it we they me him her us them my your his hers its our their mine yours ours theirs myself himself herself
  am is are was were be been being do does did done have has had having can could will would shall should may might must
  what which who whom whose where when why how there here any anyone anybody some someone somebody every much many more
  most ever yet still just also please tell say said know currently now nowadays these days today right moment again
  contact customer caller client user person people thing things kind sort way s t d ll m re ve isn doesn didn don hasn
  wasn aren won`.split(/\s+/),
);
