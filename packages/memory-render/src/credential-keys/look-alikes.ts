/** Letters of other scripts that look like a Latin one, and the Latin one at the same place. */
export const LOOK_ALIKES: string =
  'АВЕЅІЈКМНОРСТУХҮԌԚԜаеѕіјкорсухԁԛԝһΑΒΕΖΗΙΚΜΝΟΡΤΥΧαιικορτυνıſɡɑᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘʀᴛᴜᴠᴡʏᴢօսհոѵ';
/** The Latin letters that they look like. */
export const LATIN: string =
  'ABESIJKMHOPCTYXYGQWaesijkopcyxdqwhABEZHIKMNOPTYXaiikoptuvisgaabcdeghijklmnoprtuvwyzouhnv';
