/** Hosts whose pages a template may show in a frame, over https (OP-36). The database refuses every other one. */
export const embedHosts = ['player.vimeo.com', 'www.youtube-nocookie.com'] as const;
