export default { server: { proxy: { '/orders': 'http://localhost:3000' } } };
