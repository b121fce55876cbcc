/** Hosts that a template may embed in a frame, over https (OP-36). The database rejects every other host. */
export const embedHosts = ['player.vimeo.com', 'www.youtube-nocookie.com'] as const;
